/**
 * @generated SignedSource<<572263bb7f46e6e75741ae68d8a77ec7>>
 * @relayHash 845ad279e260c20df785467e40846b4d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b007c1ce729dfc846600714e34b75db41bc34b922da34bdac545e3b6946d70d9

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LogbookQuery } from './LogbookQuery.graphql';

const node: PreloadableConcreteRequest<LogbookQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b007c1ce729dfc846600714e34b75db41bc34b922da34bdac545e3b6946d70d9",
    "metadata": {},
    "name": "LogbookQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
