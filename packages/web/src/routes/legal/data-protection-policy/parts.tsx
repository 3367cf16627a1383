import { LegalContact, LegalSection } from "../LegalPage.tsx";

/** What the portal keeps in the browser. Keep it true: it names every key that the web client writes. */
export function OnYourDevice() {
  return (
    <LegalSection title="What is kept on your device">
      <p>
        The portal uses no cookies for tracking and loads nothing from third parties. It keeps on your device:
      </p>
      <ul>
        <li>your sign-in, until you sign out or close the tab;</li>
        <li>the look that you chose (light or dark), until you choose to follow the device again;</li>
        <li>drafts of forms that you have not saved yet, until you save or discard them.</li>
      </ul>
      <p>
        The identity service sets cookies of its own that it needs for signing you in. On a simulator, the
        desktop client may set cookies with the simulator's service tag and its version.
      </p>
    </LegalSection>
  );
}

export function YourRights() {
  return (
    <LegalSection title="Your rights">
      <p>You can ask, at no cost:</p>
      <ul>
        <li>which data about you is held, and for a copy of it (Article 15);</li>
        <li>for wrong data to be corrected (Article 16) and for data to be erased (Article 17);</li>
        <li>for its use to be restricted (Article 18);</li>
        <li>for the data you provided in a machine-readable form (Article 20);</li>
        <li>to object to uses that rest on a legitimate interest (Article 21).</li>
      </ul>
      <p>
        Write to <LegalContact />, or to your institution where it is the controller; we pass requests on to
        each other. You get an answer within one month. You may also complain to the data protection authority
        of the place where you live or work.
      </p>
    </LegalSection>
  );
}
