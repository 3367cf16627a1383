/** The name in the address of the text by which accounts of the directory are searched. */
export const personParameter = "person";
