import type { Random } from "@cathedra/test-fixtures";

export type KnownVoucher = {
  readonly id: number;
  readonly code: string;
  readonly kind: "cloud_modules" | "event";
  readonly creator: string;
};

/** The things that the clients have created and all of them know, and the changes that answers have acknowledged. */
export type Board = {
  readonly vouchers: KnownVoucher[];
  readonly machines: readonly { readonly id: string; readonly url: string }[];
  readonly acknowledged: {
    readonly vouchers: Set<number>;
    readonly topUps: Set<string>;
    /** `voucher:keycloak id` */
    readonly acceptances: Set<string>;
    readonly sessions: Set<string>;
  };
};

export function newBoard(machines: Board["machines"]): Board {
  return {
    vouchers: [],
    machines,
    acknowledged: {
      vouchers: new Set(),
      topUps: new Set(),
      acceptances: new Set(),
      sessions: new Set(),
    },
  };
}

/** One of the latest, on which many meet. */
export function anyVoucher(
  { vouchers }: Board,
  random: Random,
  wanted: Partial<KnownVoucher> = {},
): KnownVoucher | undefined {
  const { kind, creator } = wanted;
  const latest = vouchers
    .filter((each) => kind === undefined || each.kind === kind)
    .filter((each) => creator === undefined || each.creator === creator)
    .slice(-8);
  return latest.length === 0 ? undefined : random.pick(latest);
}
