import { graphql } from "react-relay/hooks";

/** The whole record: what the form does not show goes back as it came. */
export const recordFragment = graphql`
  fragment recordFragment_activity on Activity {
    id
    groupId
    type
    dateOfProcedure
    optionalIdentifier
    hospital
    sex
    ageCategory
    setting
    attending {
      id
      firstName
      lastName
    }
    participants {
      user {
        keycloak_id
      }
      name
      role
      level
    }
    procedure {
      name
      interventionType
      organSystem
      category
      subCategory
      code
    }
    procedureIndication
    procedureComments
    modalityPrimary
    modalitySecondary
    doseTime
    doseCtdi
    doseDlp
    doseDap
    doseSkin
    onCall
    success
    successComments
    dictated
    complications
    complicationsComments
    ebl
    sedation
    platelet
    inr
    inrReversal
    closureDevice
    closureDeviceComments
    imageFollowup
    imageFollowupNotes
    consultFollowup
    consultFollowupNotes
    createdBy {
      keycloak_id
    }
    modifiedAt
    viewerCanEdit
  }
`;
