/**
 * @generated SignedSource<<3d40352c3cf52a8e883083ae3dd7db93>>
 * @relayHash 63ba5859e4a46d8a45c41f237f5e6b27
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6e8a9ab12de2bc97bc447a236c6350386c8b2f8a4d1751efeb7f475737ecccc1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CloudCaseQuery } from './CloudCaseQuery.graphql';

const node: PreloadableConcreteRequest<CloudCaseQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6e8a9ab12de2bc97bc447a236c6350386c8b2f8a4d1751efeb7f475737ecccc1",
    "metadata": {},
    "name": "CloudCaseQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
