import { restCells, writeCells } from './cells'
import { runCells } from './run-cells'

// Also part of every run of all tests.
runCells([...writeCells, ...restCells].filter(({ isChosen }) => isChosen))
