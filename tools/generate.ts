// npm run generate: writes anew all files that are made from others.
import { generate } from './generators.ts'
import { runSteps } from './steps.ts'

runSteps(generate)
