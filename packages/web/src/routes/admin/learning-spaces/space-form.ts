import type { ListedSpace } from "./SpaceList.tsx";

/** The change of the logo when the form is saved. */
export type LogoChoice =
  | { readonly kind: "stays" }
  | { readonly kind: "none" }
  /** A new logo; `address` is a local address at which the page can show it before it is sent. */
  | { readonly kind: "new"; readonly file: File; readonly address: string };

/** A learning space as it was when its form was opened. */
export type StoredSpace = Pick<ListedSpace, "id" | "name" | "image"> & {
  readonly platformName: string;
  readonly modifiedAt: string | null;
};

export type SpaceFields = { readonly name: string; readonly logo: LogoChoice };

export function getStored({
  id,
  name,
  image,
  administration,
}: Omit<ListedSpace, " $fragmentType">): StoredSpace {
  const { platformName = name, modifiedAt = null } = administration ?? {};
  return { id, name, image, platformName, modifiedAt };
}

export function getFields({ name }: StoredSpace): SpaceFields {
  return { name, logo: { kind: "stays" } };
}

/** The values that are compared to find unsaved changes; a chosen file is compared by identity. */
export function comparable({ name, logo }: SpaceFields): unknown {
  if (logo.kind !== "new") return { name, logo: logo.kind };
  const { name: fileName, size, lastModified } = logo.file;
  return { name, logo: [fileName, size, lastModified] };
}

/** The image that is previewed as the logo; null for the default image. */
export function shownImage(logo: LogoChoice, stored: string | null | undefined): string | null {
  if (logo.kind === "new") return logo.address;
  return logo.kind === "none" ? null : (stored ?? null);
}
