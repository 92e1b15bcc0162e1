import { restCells, writeCells } from './cells'
import { runCells } from './run-cells'

// The part of the table that every run of all tests includes.
runCells([...writeCells, ...restCells].filter(({ isChosen }) => isChosen))
