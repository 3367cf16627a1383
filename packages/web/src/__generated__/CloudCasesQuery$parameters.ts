/**
 * @generated SignedSource<<078055db12a333e24619a87aec5baf1c>>
 * @relayHash 186d3c6b2b9c4f7b22f22f8f1074be72
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 633f93bfb449fe961396c93c76376ee4c2b29a9a198d25002a3f5394e74ba397

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CloudCasesQuery } from './CloudCasesQuery.graphql';

const node: PreloadableConcreteRequest<CloudCasesQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "633f93bfb449fe961396c93c76376ee4c2b29a9a198d25002a3f5394e74ba397",
    "metadata": {},
    "name": "CloudCasesQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
