import { Kind, type OperationDefinitionNode } from "graphql";
import { type RawBuilder, sql } from "kysely";
import type { ReadAhead } from "../modules/module.ts";

/**
 * What of an operation is read in the caller's own statement, as one object by field; undefined: nothing. Only fields that
 * the operation names itself count; what hides in a fragment is read by its resolver.
 */
export function aheadReader(
  fields: ReadAhead,
): (operation: OperationDefinitionNode) => RawBuilder<unknown> | undefined {
  const known = new WeakMap<OperationDefinitionNode, RawBuilder<unknown> | null>();
  const read = ({ operation, selectionSet }: OperationDefinitionNode): RawBuilder<unknown> | null => {
    const names = new Set(
      selectionSet.selections.flatMap((each) => (each.kind === Kind.FIELD ? [each.name.value] : [])),
    );
    const parts = [...names].flatMap((name) => {
      const field = operation === "query" ? fields[`Query.${name}`] : undefined;
      return field === undefined ? [] : [sql`${sql.lit(name)}, ${field}`];
    });
    return parts.length === 0 ? null : sql`json_build_object(${sql.join(parts)})`;
  };
  return (operation) => {
    const remembered = known.get(operation);
    if (remembered !== undefined) return remembered ?? undefined;
    const found = read(operation);
    known.set(operation, found);
    return found ?? undefined;
  };
}
