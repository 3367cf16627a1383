import { LegalContact, LegalPage, LegalSection } from "../LegalPage.tsx";

/** The disclaimer that the portal is for training only (13.002, 13.004). */
export function Component() {
  return (
    <LegalPage
      title="Medical disclaimer"
      facts="Applies to everything in this portal and to the simulators connected to it."
      notice="This portal is for training only. It is not for clinical or diagnostic use."
    >
      <LegalSection title="Training only">
        <p>
          The portal, its courses, videos, simulated cases, results and logbook serve the education and
          training of health care professionals. They are not a medical device, and they are not intended to
          diagnose, treat, monitor, predict or prevent any disease or condition.
        </p>
        <p>
          Nothing here is medical advice, and nothing here replaces the judgement of a qualified professional,
          the instructions for use of a device, or the guidelines and rules of your institution.
        </p>
      </LegalSection>
      <LegalSection title="No clinical or diagnostic use">
        <ul>
          <li>Do not use any content or result of the portal to decide on the care of a patient.</li>
          <li>Do not use images, measurements or values of a simulation as if they came from a patient.</li>
          <li>Do not use the logbook as a medical record, or as a substitute for one.</li>
        </ul>
      </LegalSection>
      <LegalSection title="Simulation differs from reality">
        <p>
          Simulated anatomy, haemodynamics, imaging, radiation values, device behaviour and complications are
          models. They simplify, and they can be wrong. Success in a simulation does not show that a procedure
          is safe or suitable for a patient, and a score does not show that a person is competent to perform
          it.
        </p>
      </LegalSection>
      <LegalSection title="Your responsibility">
        <p>
          You remain responsible for your professional conduct: for holding the qualification and the
          permission that a procedure requires, for checking doses, devices and indications against current
          sources, and for following the law that applies to you.
        </p>
        <p>
          Never enter anything into the portal that identifies a patient: no names, dates of birth, hospital
          numbers, or images that show who a person is.
        </p>
      </LegalSection>
      <LegalSection title="Devices and products">
        <p>
          Devices that appear in courses and simulations are shown for training. Showing a device is no
          recommendation of it, and no statement that it is approved for a use or in your country. The
          instructions of its manufacturer apply.
        </p>
      </LegalSection>
      <LegalSection title="Emergencies">
        <p>
          The portal is not watched for medical emergencies. In an emergency, call the emergency number of the
          place where you are.
        </p>
      </LegalSection>
      <LegalSection title="Questions">
        <p>
          Write to <LegalContact /> if you find content that is wrong or could mislead. We look into every
          report.
        </p>
      </LegalSection>
    </LegalPage>
  );
}
