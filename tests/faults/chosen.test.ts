import { cells } from './cells'
import { runCells } from './run-cells'

// Also part of every run of all tests.
runCells(cells.filter(({ isChosen }) => isChosen))
