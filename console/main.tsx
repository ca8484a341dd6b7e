import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { createStoreClient } from './store/store-client.ts'
import { StartFailure } from './ui/page/start-failure.tsx'

const container = document.getElementById('root')
if (!container) throw new Error('The page has no #root element to render into.')
const root = createRoot(container)

createStoreClient().then(
  (client) =>
    root.render(
      <StrictMode>
        <App client={client} />
      </StrictMode>,
    ),
  (reason: unknown) => root.render(<StartFailure reason={reason} />),
)
