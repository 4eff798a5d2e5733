/** How many random cases a property is held against: as many as are quick, or so many times more (`FOLKMOOT_TEST_RUNS=50`). */
export const propertyRuns = (quick: number): number => quick * Number(process.env['FOLKMOOT_TEST_RUNS'] ?? 1)
