/**
 * @generated SignedSource<<c4d47e1e306a666bfc373384942a0e56>>
 * @relayHash fa42fa6088e3485eabe54055da0b96b8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID df5c627b46a622b34d6a4a2dcae90d4d9c9432a960df2e9b5b17bdd24d6483af

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LogbookQuery } from './LogbookQuery.graphql';

const node: PreloadableConcreteRequest<LogbookQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "df5c627b46a622b34d6a4a2dcae90d4d9c9432a960df2e9b5b17bdd24d6483af",
    "metadata": {},
    "name": "LogbookQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
