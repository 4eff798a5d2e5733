-- Pairs of words tell how often each of the two stands in a message (docs/decisions/0347), and search_postings.parts says in four
-- bytes, not two, how long a list is. What is packed is made again.
truncate search_segments, search_volumes, search_postings;
