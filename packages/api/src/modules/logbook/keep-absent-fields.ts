import type { MutationSaveActivityArgs } from "../../graphql/generated/contract.ts";
import { storedContent } from "./record-row.ts";
import type { LockedRecord } from "./save-queries.ts";

/**
 * What is sent of an existing record, with what is stored in the place of each field that is absent: a page that is older
 * than a field does not empty it. Null empties. Who names an attending by `attendingName` means that one.
 */
export function keepAbsentFields(
  args: MutationSaveActivityArgs,
  { row, participants }: LockedRecord,
): MutationSaveActivityArgs {
  const namesAttending = args.activity.attending != null || (args.attendingName ?? "") !== "";
  const stored = {
    ...storedContent(row),
    ...(namesAttending ? {} : { attending: { id: row.attending_id as string } }),
    participants: participants
      .filter(({ position }) => position >= 0)
      .toSorted((one, other) => one.position - other.position)
      .map(({ keycloak_id, name, role, level }) => ({
        user: keycloak_id === null ? null : { keycloak_id },
        name,
        role,
        level,
      })),
  };
  return { ...args, activity: { ...stored, ...args.activity } };
}
