/**
 * @generated SignedSource<<63497531fa6d35491bef01d594b46853>>
 * @relayHash 31c03aa54a044a296c2edff13bc0c638
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a9774fe7696a3f54a713d867304e6dd32a50f03b6ae94c730af25e76899bfec7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TotalsQuery } from './TotalsQuery.graphql';

const node: PreloadableConcreteRequest<TotalsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a9774fe7696a3f54a713d867304e6dd32a50f03b6ae94c730af25e76899bfec7",
    "metadata": {},
    "name": "TotalsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
