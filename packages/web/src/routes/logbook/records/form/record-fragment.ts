import { graphql } from "react-relay/hooks";

/** The whole record. */
export const recordFragment = graphql`
  fragment recordFragment_activity on Activity {
    id
    groupId
    groupName
    customerId
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
      first_name
      last_name
    }
    modifiedAt
    viewerCanEdit
  }
`;
