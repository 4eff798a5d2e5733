#!/usr/bin/env node
import { runPinned, setUp } from '../tools/setup.js'

await setUp()
await runPinned(['src/cli/main.ts', ...process.argv.slice(2)])
