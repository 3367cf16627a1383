/**
 * @generated SignedSource<<eb238e579a3e05d21e15e0227fd8441d>>
 * @relayHash 8d5575e9a7515ad734d42791f48d51d5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5b065ceee777be69183059007451a71585ea875ae3728dbffac5e458407083f9

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LogbookQuery } from './LogbookQuery.graphql';

const node: PreloadableConcreteRequest<LogbookQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5b065ceee777be69183059007451a71585ea875ae3728dbffac5e458407083f9",
    "metadata": {},
    "name": "LogbookQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
