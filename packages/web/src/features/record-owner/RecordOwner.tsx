import { fullName } from "@cathedra/domain";
import { useViewer } from "../../shell/use-viewer.ts";
import { Names } from "../names/Names.tsx";
import * as css from "./RecordOwner.css.ts";

export type Owned = {
  readonly createdBy?:
    | {
        readonly keycloak_id?: string | null | undefined;
        readonly first_name?: string | null | undefined;
        readonly last_name?: string | null | undefined;
      }
    | null
    | undefined;
};

/** Whether a list has to show the owner of each record, because it has records of other people. */
export function hasOtherPeoplesRecords(
  records: readonly Owned[],
  viewer: string | null | undefined,
): boolean {
  return viewer != null && records.some((record) => isOtherPersonsRecord(record, viewer));
}

export function isOtherPersonsRecord({ createdBy }: Owned, viewer: string | null | undefined): boolean {
  return viewer != null && createdBy?.keycloak_id !== viewer;
}

/** The name of the record's author. */
export function ownerName({ createdBy }: Owned): string {
  return fullName({ firstName: createdBy?.first_name ?? "", lastName: createdBy?.last_name ?? "" });
}

/** Shows the record's author in a list. */
export function RecordOwner({ record }: { readonly record: Owned }) {
  const viewer = useViewer()?.keycloak_id;
  if (!isOtherPersonsRecord(record, viewer)) return "You";
  return (
    <span className={css.owner}>
      <Names names={[ownerName(record)]} />
    </span>
  );
}
