import { LegalContact, LegalPage, LegalSection } from "../LegalPage.tsx";

/** Policy version 2018:1, with the legal contact of the site's configuration (13.001, 13.004). */
export function Component() {
  return (
    <LegalPage title="Data protection policy" facts="Policy version 2018:1">
      <LegalSection title="What this policy covers">
        <p>
          It explains which personal data this training portal holds, why, for how long, and what you can ask
          for. It is written to meet the General Data Protection Regulation (EU) 2016/679.
        </p>
      </LegalSection>
      <LegalSection title="Who is responsible">
        <p>
          Where you train through an institution (a hospital, a university, a training centre), that
          institution decides why and how your training data is used: it is the controller, and we process the
          data on its behalf and on its instructions. For running the portal itself (its security, its
          accounts, its support) we are the controller.
        </p>
        <p>
          Legal contact: <LegalContact />
        </p>
      </LegalSection>
      <LegalSection title="Which data we hold">
        <ul>
          <li>
            Your account: name, e-mail address, the identifier that the identity service gives you, your
            roles, and the institutions and groups you belong to. Your password stays with the identity
            service; the portal never receives it.
          </li>
          <li>
            Your training: courses, progress and results, and your use of simulators, where your institution
            offers them to you here.
          </li>
          <li>
            Your logbook: the procedures that you record, with their date, hospital, attending, participants
            and clinical details without reference to a person. The optional identifier of a record is shown
            to its author only.
          </li>
          <li>
            What happens on the servers: the time of requests, technical errors, the network address for
            protection against attacks, and a protocol of administrative changes (who changed what and when).
          </li>
        </ul>
        <p>
          The portal is not made for data about patients. Never enter anything that identifies a patient; tell
          us at once if it has happened, and we will remove it.
        </p>
      </LegalSection>
      <LegalSection title="Why we use it, and on what legal basis">
        <ul>
          <li>
            To provide the training that you or your institution ordered: performance of a contract (Article
            6(1)(b)), or the instruction of your institution as controller.
          </li>
          <li>
            To keep the portal safe, to find faults and to prove administrative changes: legitimate interest
            in secure operation (Article 6(1)(f)).
          </li>
          <li>
            To fulfil duties that the law gives us, such as keeping invoices: legal obligation (Article
            6(1)(c)).
          </li>
        </ul>
        <p>
          We do not sell data, we show no advertising, and no decision with legal effect on you is made by a
          machine alone.
        </p>
      </LegalSection>
      <LegalSection title="Who sees it">
        <ul>
          <li>You see your own data.</li>
          <li>
            Administrators of your group or institution see the training and logbook data of their people,
            because they supervise the training.
          </li>
          <li>People whom you name as participants of a logbook record see that record.</li>
          <li>Our staff see data where support or operation needs it, and are bound to secrecy.</li>
          <li>
            Service providers who run servers for us see it only on our instruction and under a data
            processing agreement. If one of them works outside the European Economic Area, the transfer rests
            on an adequacy decision or on the standard contractual clauses of the European Commission.
          </li>
        </ul>
      </LegalSection>
      <LegalSection title="For how long">
        <ul>
          <li>
            Account, training and logbook: as long as your account exists, or as your institution instructs
            us.
          </li>
          <li>
            After the end of an account: deleted or made anonymous within 90 days, backups within a further
            90.
          </li>
          <li>
            Server logs: 30 days. Protocol of administrative changes: as long as the law or a contract
            requires.
          </li>
        </ul>
      </LegalSection>
      <OnYourDevice />
      <LegalSection title="Security">
        <p>
          Connections are encrypted. Access is checked on the server for every request, by role and by
          institution. Administrative changes are kept in a protocol that cannot be altered. Should a breach
          put your rights at risk, we inform the supervisory authority within 72 hours, and you without undue
          delay.
        </p>
      </LegalSection>
      <YourRights />
      <LegalSection title="Changes">
        <p>
          A new version of this policy gets a new version number and appears at this address. If a change
          affects what happens to data that we already hold, we tell you in the portal before it takes effect.
        </p>
      </LegalSection>
    </LegalPage>
  );
}

/** The data that the portal stores in the browser. Keep this list complete: it must name every key that the web client writes. */
function OnYourDevice() {
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

function YourRights() {
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
