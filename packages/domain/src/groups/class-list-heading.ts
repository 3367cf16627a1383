/** The index of the column with each kind of content, found by its heading; -1 if there is none. */
export type Columns = {
  readonly email: number;
  readonly firstName: number;
  readonly prefix: number;
  readonly lastName: number;
};

/** The words of headings in the form in which they are compared: without accents, in lower case, letters only. */
const headings = {
  email:
    getWords(`email emails mail mails emailaddress mailaddress address adresse emailadresse mailadresse courriel
    adresseemail adressemail adresseelectronique adressecourriel correo correoelectronico direcciondecorreo email
    direccionemail epost epostadress epostadresse emailadres mailadres indirizzoemail indirizzomail postaelettronica
    enderecodeemail adresemail adresmail sahkoposti sahkopostiosoite emailcim emailovaadresa emailvalue`),
  firstName:
    getWords(`firstname firstnames givenname givennames forename forenames vorname vornamen rufname prenom prenoms
    nombredepila fornamn fornavn voornaam etunimi keresztnev utonev jmeno krestnijmeno primeironome imie ime`),
  lastName:
    getWords(`lastname lastnames familyname surname surnames nachname familienname zuname nomdefamille apellido
    apellidos cognome cognomi sobrenome apelido nazwisko efternamn etternavn efternavn achternaam sukunimi vezeteknev
    prijmeni prezime`),
  /** Prefixes of a last name ("van der"), which some lists have in a column of their own. */
  prefix: getWords("tussenvoegsel tussenvoegsels voorvoegsel voorvoegsels"),
  /**
   * Words for a name that fit any part: the last name beside a column of first names, the first name beside last names, and the
   * whole name if there is no other column.
   */
  anyName:
    getWords(`name names fullname nom nome nombre nombres namn navn naam nev nimi participant participants
    teilnehmer teilnehmerin nomcomplet nombrecompleto nomecompleto vollstaendigername nomprenom nomeecognome`),
} as const;

function getWords(text: string): ReadonlySet<string> {
  return new Set(text.split(/\s+/));
}

/** The columns that the cells of a line name; undefined if the line is not a heading. A line with an address never is one. */
export function getColumns(line: string, cells: readonly string[]): Columns | undefined {
  if (line.includes("@") || line.length > 1000) return undefined;
  const words = cells.map((cell) =>
    cell
      .replace(/\(.*\)/, "")
      .normalize("NFD")
      .toLowerCase()
      .replace(/ł/g, "l")
      .replace(/[^a-z]/g, ""),
  );
  const at = (known: ReadonlySet<string>) => words.findIndex((word) => known.has(word));
  const email = at(headings.email);
  if (email === -1) return undefined;
  const [first, last, any] = [at(headings.firstName), at(headings.lastName), at(headings.anyName)];
  const prefix = at(headings.prefix);
  if (first === -1 && last !== -1 && any !== -1) return { email, firstName: any, prefix, lastName: last };
  return { email, firstName: first, prefix, lastName: last === -1 ? any : last };
}
