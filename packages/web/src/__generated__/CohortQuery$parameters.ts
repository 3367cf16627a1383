/**
 * @generated SignedSource<<5be1993b9b3e6eb35133c848e83cbce3>>
 * @relayHash 5df9c20375919b975eff1d1c3f2a9db8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b43bee1b923cb6c4d5de30268560cb9726604f4e9439013069259a51dae5e7c1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CohortQuery } from './CohortQuery.graphql';

const node: PreloadableConcreteRequest<CohortQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b43bee1b923cb6c4d5de30268560cb9726604f4e9439013069259a51dae5e7c1",
    "metadata": {},
    "name": "CohortQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
