/** The flows for an import on first use: a module that is also imported at once gets a wrapper from the bundler. */
export { createFlows } from './flows.ts'
