/** The name of a voucher wherever it is mentioned: the given name, or its number. Older vouchers have no name. */
export function voucherName({
  id,
  name,
}: {
  readonly id: number;
  readonly name: string | null | undefined;
}): string {
  return name ?? `Voucher ${id}`;
}
