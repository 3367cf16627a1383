/**
 * The maximum size of a file in bytes, and of a deflated one after it was inflated. Dose reports have 20 to 800 kB, those of long
 * examinations some megabytes.
 */
export const maxDoseReportSize = 8_000_000;
