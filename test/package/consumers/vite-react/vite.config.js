import react from '@vitejs/plugin-react'

/** One classic script, because jsdom runs no modules. */
export default {
  plugins: [react()],
  logLevel: 'warn',
  build: {
    rollupOptions: { input: 'main.jsx', output: { format: 'iife', entryFileNames: 'app.js' } },
  },
}
