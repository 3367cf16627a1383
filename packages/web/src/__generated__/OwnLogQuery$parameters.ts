/**
 * @generated SignedSource<<305cdfe73ca88453ffa1fc5fa1eb0b39>>
 * @relayHash bb589bc18613849b1f0c3031104ce6ed
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bdfc32ad763aadcfcc4db209ca09345658cd99ed7cd27556369d0161b720bd62

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OwnLogQuery } from './OwnLogQuery.graphql';

const node: PreloadableConcreteRequest<OwnLogQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "bdfc32ad763aadcfcc4db209ca09345658cd99ed7cd27556369d0161b720bd62",
    "metadata": {},
    "name": "OwnLogQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
