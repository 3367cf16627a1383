import { classTexts } from "@cathedra/domain/messages";
import type { PeopleColumn } from "./PeopleMatrix.tsx";
import type { ListedPerson } from "./people-list.ts";

/** The column with the person's name, which labels the rows; the file also contains the address. */
export function personColumn<Person extends ListedPerson>(
  describe: (person: Person) => string = ({ name, email }) => `${name} · ${email}`,
): PeopleColumn<Person> {
  return {
    id: "name",
    header: classTexts.person,
    look: "words",
    isSortable: true,
    cell: ({ name }) => name,
    text: ({ name }) => name,
    describe,
    fileColumns: [
      { header: classTexts.person, text: ({ name }) => name },
      { header: classTexts.address, text: ({ email }) => email },
    ],
  };
}
