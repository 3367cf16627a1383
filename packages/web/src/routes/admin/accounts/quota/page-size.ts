export const ledgerPageSize = 25;
