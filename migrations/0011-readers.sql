-- The reader that hands letters to the relay is called by what it does.
update jobs set reader = 'send-letter' where reader = 'post';
