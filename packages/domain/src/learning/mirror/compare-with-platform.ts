/** A thing of the platform, such as a space or course, as the portal knows it. */
export type Known<Field extends string> = {
  readonly platformId: string;
  /** Whether the platform did not have the thing when it was last read. */
  readonly isGone: boolean;
} & Readonly<Record<Field, string>>;

/** A thing as the platform describes it at present. */
export type Given<Field extends string> = { readonly platformId: string } & Readonly<Record<Field, string>>;

export type FieldChange<Field extends string = string> = {
  readonly field: Field;
  readonly before: string;
  readonly after: string;
};

export type Comparison<Field extends string, K extends Known<Field>, G extends Given<Field>> = {
  readonly added: readonly G[];
  readonly changed: readonly {
    readonly known: K;
    readonly given: G;
    readonly fields: readonly FieldChange<Field>[];
    /** Whether the thing had been gone and has returned. */
    readonly isBack: boolean;
  }[];
  /** Things that the platform no longer has. They are marked and never removed, because people may have access to them. */
  readonly gone: readonly K[];
};

/**
 * The differences between the platform and the portal's copy. If two things of the platform have the same id, the first counts.
 */
export function compareWithPlatform<Field extends string, K extends Known<Field>, G extends Given<Field>>(
  fields: readonly Field[],
  known: readonly K[],
  items: readonly G[],
): Comparison<Field, K, G> {
  const before = new Map(known.map((each) => [each.platformId, each]));
  const now = new Map(items.toReversed().map((each) => [each.platformId, each]));
  const added: G[] = [];
  const changed: Comparison<Field, K, G>["changed"][number][] = [];
  for (const each of items) {
    if (now.get(each.platformId) !== each) continue;
    const former = before.get(each.platformId);
    if (former === undefined) {
      added.push(each);
      continue;
    }
    const differing = differences<Field>(fields, former, each);
    if (differing.length > 0 || former.isGone) {
      changed.push({ known: former, given: each, fields: differing, isBack: former.isGone });
    }
  }
  return { added, changed, gone: known.filter(({ platformId, isGone }) => !isGone && !now.has(platformId)) };
}

function differences<Field extends string>(
  fields: readonly Field[],
  before: Readonly<Record<Field, string>>,
  after: Readonly<Record<Field, string>>,
): readonly FieldChange<Field>[] {
  return fields
    .filter((field) => before[field] !== after[field])
    .map((field) => ({ field, before: before[field], after: after[field] }));
}

/** An empty answer where something was known is probably an error, so nothing is marked as gone. */
export function isImplausiblyEmpty(
  known: readonly { readonly isGone: boolean }[],
  items: readonly unknown[],
): boolean {
  return items.length === 0 && known.some(({ isGone }) => !isGone);
}
