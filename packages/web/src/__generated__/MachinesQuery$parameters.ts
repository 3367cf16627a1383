/**
 * @generated SignedSource<<94a732ed15b6801e0e5024fc866197f7>>
 * @relayHash 04cfbec9c9878accec1cec45e96465a5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4ed70291347b64bbad672398b209fd37968d9ccdeeb926476840c017b6b908fd

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MachinesQuery } from './MachinesQuery.graphql';

const node: PreloadableConcreteRequest<MachinesQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4ed70291347b64bbad672398b209fd37968d9ccdeeb926476840c017b6b908fd",
    "metadata": {},
    "name": "MachinesQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
