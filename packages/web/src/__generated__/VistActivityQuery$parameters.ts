/**
 * @generated SignedSource<<0952594443d8ca0fb4ec60a02c11cb6f>>
 * @relayHash 46dd1b19fab54c8df6325b918b619f29
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7c4a8cc538285e84b35503b02e8b087d76a2eb38fbb32756e62397b9b803838f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { VistActivityQuery } from './VistActivityQuery.graphql';

const node: PreloadableConcreteRequest<VistActivityQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7c4a8cc538285e84b35503b02e8b087d76a2eb38fbb32756e62397b9b803838f",
    "metadata": {},
    "name": "VistActivityQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
