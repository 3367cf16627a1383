type Named = { readonly id: number; readonly name: string };

/** Longer names are cut: the number identifies the space, and servers limit the length of addresses. */
const maxCharacters = 80;

/** The address of a learning space or one of its courses (1.034, 5.002, 5.003, X06). The name in it is only for readers. */
export function spaceAddress({ id, name }: Named, courseId?: number): string {
  const address = `/learning-spaces/${id}/${inAddress(name)}`;
  return courseId === undefined ? address : `${address}/${courseId}`;
}

/** A name of dots alone would lead up in the address; half a character is none. */
function inAddress(name: string): string {
  // When the cut splits a character, its remaining half is removed.
  const cut = name.slice(0, maxCharacters).replace(/\p{Surrogate}/gu, "");
  return encodeURIComponent(/^\.*$/.test(cut) ? "-" : cut);
}

/** The number of a space or a course in an address; an invalid one becomes a number that does not exist. */
export function numberInAddress(text: string | undefined): number {
  return /^[1-9]\d{0,8}$/.test(text ?? "") ? Number(text) : 0;
}
