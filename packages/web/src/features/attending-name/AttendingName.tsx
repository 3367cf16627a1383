import * as css from "./AttendingName.css.ts";

export type AttendingNameProps = {
  readonly attending: { readonly firstName: string; readonly lastName: string };
};

/** A name as "Last, First" (7.054). */
export function AttendingName({ attending }: AttendingNameProps) {
  return (
    <>
      <span className={css.name}>{attending.lastName},</span>{" "}
      <span className={css.name}>{attending.firstName}</span>
    </>
  );
}
