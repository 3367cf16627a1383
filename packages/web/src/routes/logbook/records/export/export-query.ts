import { graphql } from "react-relay/hooks";

/** All data of an export in one answer. The worker fetches it itself, without the Relay store. */
export const exportQuery = graphql`
  query exportQuery($searchParams: ActivitiesSearchParams!) {
    activities(searchParams: $searchParams) {
      totalCount
      activities {
        id
        # Described fields (npm run generate):
        dateOfProcedure
        optionalIdentifier
        procedureIndication
        procedureComments
        sex
        ageCategory
        setting
        sedation
        modalityPrimary
        modalitySecondary
        doseTime
        doseSkin
        doseDap
        doseCtdi
        doseDlp
        ebl
        platelet
        inr
        inrReversal
        closureDevice
        closureDeviceComments
        onCall
        dictated
        success
        successComments
        complications
        complicationsComments
        imageFollowup
        imageFollowupNotes
        consultFollowup
        consultFollowupNotes
        # The rest:
        hospital
        attending {
          firstName
          lastName
        }
        participants {
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
      }
    }
  }
`;
