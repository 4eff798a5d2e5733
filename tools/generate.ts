// npm run generate: updates all generated files. With --screenshots, takes the screenshots of the README instead.
import { generate } from './generators.ts'
import { runSteps } from './steps.ts'

const screenshots = { name: 'screenshots', line: [process.execPath, 'tools/screenshots.ts'] }

runSteps(process.argv.includes('--screenshots') ? [screenshots] : generate)
