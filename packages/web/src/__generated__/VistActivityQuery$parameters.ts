/**
 * @generated SignedSource<<2fd8af9b91983c767ac02167ad9324bf>>
 * @relayHash 07834b7b6223d0328552648e20aa0d74
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a5c97f18b4f01b8ae955e67850de6832a5eefb10750072e6a573a7cfb14ee40a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { VistActivityQuery } from './VistActivityQuery.graphql';

const node: PreloadableConcreteRequest<VistActivityQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a5c97f18b4f01b8ae955e67850de6832a5eefb10750072e6a573a7cfb14ee40a",
    "metadata": {},
    "name": "VistActivityQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
