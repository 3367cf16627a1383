/**
 * @generated SignedSource<<c2560b055557d42e0de6cecc1820a2d4>>
 * @relayHash 7fd5df68fbe01e584843b4aae13ec82c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3aed7e546aa8388be163ebde42beb6ae5dc581d780fc69030b20b2da0c32e46a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CloudCaseQuery } from './CloudCaseQuery.graphql';

const node: PreloadableConcreteRequest<CloudCaseQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3aed7e546aa8388be163ebde42beb6ae5dc581d780fc69030b20b2da0c32e46a",
    "metadata": {},
    "name": "CloudCaseQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
