import type { CustomerId } from "@cathedra/domain";

/** Whose mails of a day are counted together: those to the classes of one account. */
export function allowanceOf(customerId: CustomerId): string {
  return `invitations-of-customer:${customerId}`;
}
