/**
 * @generated SignedSource<<99d1d634afda665b347d7208ec1b100d>>
 * @relayHash 9b39b8ab7a6d105df8781d81a2d5884a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 092550ede25cd53be4282db6453425c0e6b50574a47b609f3397f1c1cad1210d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CloudCaseQuery } from './CloudCaseQuery.graphql';

const node: PreloadableConcreteRequest<CloudCaseQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "092550ede25cd53be4282db6453425c0e6b50574a47b609f3397f1c1cad1210d",
    "metadata": {},
    "name": "CloudCaseQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
