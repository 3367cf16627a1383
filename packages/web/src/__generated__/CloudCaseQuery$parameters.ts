/**
 * @generated SignedSource<<63392bb4cc2341fd9909cd36293c7839>>
 * @relayHash 3cd1559d8818d1598dcebd2173d19363
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3702512e9938b0309b6ed3cd8b5a323f4e62a034cfe645c9dfa6b06ebdd370bb

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CloudCaseQuery } from './CloudCaseQuery.graphql';

const node: PreloadableConcreteRequest<CloudCaseQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3702512e9938b0309b6ed3cd8b5a323f4e62a034cfe645c9dfa6b06ebdd370bb",
    "metadata": {},
    "name": "CloudCaseQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
