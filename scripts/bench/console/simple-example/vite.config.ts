import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compressedAssets } from '../../../../console/build/compressed-assets.ts'

export default defineConfig({
  root: import.meta.dirname,
  base: '/console/',
  plugins: [react(), compressedAssets()],
  build: { chunkSizeWarningLimit: 2000 },
})
