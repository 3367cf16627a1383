import { cast } from "@cathedra/test-fixtures";
import type { Caller, CastApp } from "../support/cast-app.ts";

export type Week = {
  readonly total: number;
  readonly dismissed: number;
  readonly leadsGroups: boolean;
  readonly counts: readonly { readonly kind: string; readonly people: number }[];
  readonly people: readonly {
    readonly subject: string;
    readonly name: string;
    readonly remindedAt: string | null;
    readonly dismissedUntil: string | null;
    readonly groups: readonly { readonly name: string }[];
    readonly reasons: readonly {
      readonly kind: string;
      readonly key: string;
      readonly about: string;
      readonly count: number;
      readonly at: string | null;
      readonly subjectId: number | null;
    }[];
  }[];
};

export const weekQuery = `query (
  $reason: WeekReasonKind, $search: String, $isDismissed: Boolean, $group: Int, $limit: Int, $offset: Int
) {
  thisWeek(
    reason: $reason, search: $search, isDismissed: $isDismissed, customerGroupId: $group, limit: $limit, offset: $offset
  ) {
    total dismissed leadsGroups counts { kind people }
    people {
      subject name remindedAt dismissedUntil groups { name } reasons { kind key about count at subjectId }
    }
  }
}`;

export async function readWeek(
  portal: CastApp,
  who: Caller = cast.priya,
  variables: object = {},
): Promise<Week> {
  return (await portal.get<{ thisWeek: Week }>(who, weekQuery, variables)).thisWeek;
}

/** The reasons of all people, in the order of the list. */
export const told = ({ people }: Week) =>
  people.map(({ name, reasons }) => [name, reasons.map(({ kind, about }) => `${kind} ${about}`)]);
