#!/usr/bin/env node
/** The command of the package: `storefront-sandbox [--port N] [--data DIR] … [--console]`. */
import './cli.ts'
