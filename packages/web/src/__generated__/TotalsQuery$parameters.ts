/**
 * @generated SignedSource<<940a104c3d90bccd82f9f04553b1c72b>>
 * @relayHash b1ece3366084aff0e30358999edc87e9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f9654cede352d68f0b4b014c9f10124c01db167e368e157d178f9972462c5ebd

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TotalsQuery } from './TotalsQuery.graphql';

const node: PreloadableConcreteRequest<TotalsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f9654cede352d68f0b4b014c9f10124c01db167e368e157d178f9972462c5ebd",
    "metadata": {},
    "name": "TotalsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
