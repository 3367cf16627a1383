/**
 * @generated SignedSource<<fbaaffe79d2483a99c1b92fdd9bd36b4>>
 * @relayHash 626e2b8e1d4ae0f050f8c6c7d6fd6788
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ab697a2e3447be77b10ed74923f23868558f06ba989ff62469633e3268344d05

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CohortQuery } from './CohortQuery.graphql';

const node: PreloadableConcreteRequest<CohortQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ab697a2e3447be77b10ed74923f23868558f06ba989ff62469633e3268344d05",
    "metadata": {},
    "name": "CohortQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
