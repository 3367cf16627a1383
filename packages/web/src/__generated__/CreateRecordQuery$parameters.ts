/**
 * @generated SignedSource<<7c2dc7e38881aa5cc5c302793b723ee2>>
 * @relayHash a783d471484ca50927ebdd38859fec04
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ef42901b31e0403d907f9ad60470b96997b46c91fd02f25c862a25796d841d6e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CreateRecordQuery } from './CreateRecordQuery.graphql';

const node: PreloadableConcreteRequest<CreateRecordQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ef42901b31e0403d907f9ad60470b96997b46c91fd02f25c862a25796d841d6e",
    "metadata": {},
    "name": "CreateRecordQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
