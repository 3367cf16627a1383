/**
 * @generated SignedSource<<1cfc66810c1ce873c54354160d41ec6f>>
 * @relayHash 5e1a659788ad71cf6b8a554e64127e95
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 84e393bf1be9cdf22bba0634d2e62e22d5a45e46cc53c23f7be9eaa80ec3fb10

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CloudCasesQuery } from './CloudCasesQuery.graphql';

const node: PreloadableConcreteRequest<CloudCasesQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "84e393bf1be9cdf22bba0634d2e62e22d5a45e46cc53c23f7be9eaa80ec3fb10",
    "metadata": {},
    "name": "CloudCasesQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
