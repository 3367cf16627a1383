/**
 * What a voucher is called wherever it is named: by the name that it was given, or by its number. Vouchers of former times
 * have no name.
 */
export function voucherName({
  id,
  name,
}: {
  readonly id: number;
  readonly name: string | null | undefined;
}): string {
  return name ?? `Voucher ${id}`;
}
